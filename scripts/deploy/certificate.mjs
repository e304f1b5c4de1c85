import fs from 'node:fs';
import path from 'node:path';
import { ask } from './programs.mjs';

/** A certificate of our own for a name: its files, and both in one. */
export function makeCertificate(folder, name) {
  const [key, certificate, both] = ['key', 'certificate', 'both'].map((kind) => path.join(folder, `${kind}.pem`));
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const files = ['-keyout', key, '-out', certificate];
  ask('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files]);
  fs.writeFileSync(both, fs.readFileSync(certificate) + fs.readFileSync(key));
  return { key, certificate, both };
}
