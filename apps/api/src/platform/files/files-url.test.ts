import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { StartError } from '../start-error.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tawa-files-url-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const read = (FILES_URL: string) => parseEnv({ DATA_DIR, FILES_URL }).FILES_URL;

test.each([
  ['s3://tawa?region=ap-south-1', { bucket: 'tawa', prefix: '', region: 'ap-south-1', endpoint: undefined }],
  ['s3://tawa.files/shop/one/?region=eu-west-3', { bucket: 'tawa.files', prefix: 'shop/one/', region: 'eu-west-3' }],
  [
    's3://tawa/shop?endpoint=http://127.0.0.1:9000',
    { bucket: 'tawa', prefix: 'shop/', region: 'us-east-1', endpoint: 'http://127.0.0.1:9000' },
  ],
  ['s3://tawa?endpoint=https%3A%2F%2Fs3.food.example&region=garage', { region: 'garage', prefix: '' }],
])('%s is a bucket (files-7)', (text, place) => {
  expect(read(text)).toMatchObject(place);
});

test.each([
  'tawa',
  'https://tawa.s3.amazonaws.com/',
  's3://tawa',
  's3://tawa/shop',
  's3:///shop?region=ap-south-1',
  's3://T?region=ap-south-1',
  's3://tawa?region=Mumbai!',
  's3://key:secret@tawa?region=ap-south-1',
  's3://tawa?region=ap-south-1&acl=public',
  's3://tawa/a%20b?region=ap-south-1',
  's3://tawa?endpoint=127.0.0.1:9000',
  's3://tawa?endpoint=ftp://store',
  's3://tawa?endpoint=http://key:secret@store',
])('%s is refused at the start with a sentence that helps (files-7)', (text) => {
  expect(() => read(text)).toThrow(StartError);
  expect(() => read(text)).toThrow('FILES_URL must be s3://bucket/prefix?region=ap-south-1');
});

test('half a pair of keys is refused; without any the client looks where it always does (files-7)', () => {
  const FILES_URL = 's3://tawa?region=ap-south-1';
  for (const half of [{ AWS_ACCESS_KEY_ID: 'id' }, { AWS_SECRET_ACCESS_KEY: 'key' }])
    expect(() => parseEnv({ DATA_DIR, FILES_URL, ...half })).toThrow('go together: set both or neither');
  expect(parseEnv({ DATA_DIR, FILES_URL }).AWS_ACCESS_KEY_ID).toBeUndefined();
  expect(parseEnv({ DATA_DIR, AWS_ACCESS_KEY_ID: 'of something else' }).FILES_URL).toBeUndefined();
});

test('left out, files stay in the data folder (files-7)', () => {
  expect(read('')).toBeUndefined();
});
