// PostgreSQL runs this, as its own user, for every segment of its log: it knows Node alone, and imports nothing of ours.
import fs from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

const [work = '', folder = '', name = '', file = ''] = process.argv.slice(2);
const kept = path.join(folder, `${name}.gz`);
// PostgreSQL takes 1 for "there is no more" and ends a recovery early; above 125 it stops.
const damaged = 126;

function sync(place) {
  const handle = fs.openSync(place, 'r');
  try {
    fs.fsyncSync(handle);
  } catch (error) {
    // Windows syncs no folders.
    if (process.platform !== 'win32') throw error;
  } finally {
    fs.closeSync(handle);
  }
}

function isSame(bytes) {
  try {
    return gunzipSync(fs.readFileSync(kept)).equals(bytes);
  } catch {
    return false;
  }
}

/** A segment is in the archive whole or not at all, and what is there is never written over. */
function keep() {
  const bytes = fs.readFileSync(file);
  if (fs.existsSync(kept)) {
    if (isSame(bytes)) return 0;
    process.stderr.write(`${kept} holds another segment than ${file}: does another server archive into this folder?\n`);
    return 1;
  }
  const draft = `${kept}.${process.pid}.part`;
  fs.writeFileSync(draft, gzipSync(bytes, { level: constants.Z_BEST_SPEED }), { mode: 0o600, flush: true });
  fs.renameSync(draft, kept);
  sync(folder);
  return 0;
}

function fetchBack() {
  if (!fs.existsSync(kept)) return 1;
  try {
    fs.writeFileSync(file, gunzipSync(fs.readFileSync(kept)));
    return 0;
  } catch (error) {
    process.stderr.write(`${kept} is damaged: ${error instanceof Error ? error.message : String(error)}\n`);
    return damaged;
  }
}

process.exitCode = work === 'keep' ? keep() : fetchBack();
