import { expect, test } from 'vitest';
import { isPublicAddress } from '#platform/guarded-post.ts';
import { webhookUrlProblem } from './webhook-url.ts';

test.each([
  ['https://till.example.com/tawa?x=1', false, true],
  ['http://till.example.com/tawa', true, false],
  ['http://127.0.0.1:4000/hook', true, true],
  ['http://127.0.0.1:4000/hook', false, false],
  ['https://user:pass@till.example.com/', false, false],
  ['https://till.example.com/#top', false, false],
  ['ftp://till.example.com/', false, false],
  ['till.example.com', false, false],
  ['javascript:alert(1)', true, false],
  ['', false, false],
])('%s (this machine open: %s) is an address: %s (partners-9)', (text, isOpen, isRight) => {
  expect(webhookUrlProblem(text, isOpen) === null).toBe(isRight);
});

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2001:db8::1', false],
  ['2002:0a00:0001::', false],
  ['not an address', false],
])('%s is an address of the public internet: %s (partners-9)', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
