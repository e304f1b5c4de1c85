import fs from 'node:fs';
import { faultsOfDoors, faultsOfFolders, faultsOfNames } from './lib/doors.mjs';
import { listFiles } from './lib/files.mjs';
import { inRoot } from './lib/root.mjs';

// Eight rooms, the same in every tree, one door each: a file in a wrong room or an import past a door is a fault.
const files = listFiles();
const sources = files.filter((file) => /^(apps|demo)\/.+\.tsx?$/.test(file));
const faults = [
  ...faultsOfNames(files),
  ...faultsOfFolders(files),
  ...sources.flatMap((file) => faultsOfDoors(file, fs.readFileSync(inRoot(file), 'utf8'))),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('every subject in its room, every import by its door');
