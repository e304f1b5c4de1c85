import fs from 'node:fs';
import path from 'node:path';
import { readText } from './examples.mjs';

export const programs = { caddy: '/usr/bin/caddy', 'nginx-light': '/usr/sbin/nginx', haproxy: '/usr/sbin/haproxy' };

function write(folder, name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

/** nginx wants more around the file of a site than it holds; Debian's own nginx.conf is that. */
export function writeNginx(folder, { key, certificate }, change = (text) => text) {
  const site = readText('deploy/nginx/tawa.conf')
    .replace(/ssl_certificate .+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${key};`);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const around = `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n${kept.join('\n')}\n`;
  return write(folder, 'nginx.conf', `${around}${change(site)}\n}\n`);
}

export const writeHaproxy = (folder, { both }, change = (text) => text) =>
  write(folder, 'haproxy.cfg', change(readText('deploy/haproxy/haproxy.cfg').replace(/crt \S+/, `crt ${both}`)));

/** The command of each proxy with the file of deploy/, changed to ports of its own and two processes on this machine. */
export const commands = {
  caddy: ({ folder, ports, certificate }) => {
    const file = write(
      folder,
      'Caddyfile',
      readText('deploy/caddy/Caddyfile')
        .replace('{\n\tservers', `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${ports.http}\n\tservers`)
        .replace(
          /^\{\$TAWA_HOST:(.+)\} \{$/m,
          `$1:${ports.https} {\n\ttls ${certificate.certificate} ${certificate.key}`,
        )
        .replace(/\{\$TAWA_UPSTREAMS:.+\} \{/, `127.0.0.1:${ports.one} 127.0.0.1:${ports.two} {`),
    );
    return [programs.caddy, ['run', '--adapter', 'caddyfile', '--config', file]];
  },
  nginx: ({ folder, ports, certificate }) => {
    const change = (text) =>
      text
        .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${ports.http};`)
        .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${ports.https} `)
        .replace('127.0.0.1:3001', `127.0.0.1:${ports.one}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${ports.two}`);
    return [programs['nginx-light'], ['-c', writeNginx(folder, certificate, change)]];
  },
  haproxy: ({ folder, ports, certificate }) => {
    const change = (text) =>
      text
        .replace(/^\t(user|group) .+\n/gm, '')
        .replace('log /dev/log local0 notice', 'log stderr format raw local0 notice')
        // As many as this machine may open files for.
        .replace('maxconn 20000', 'maxconn 2000')
        .replace('bind :80', `bind :${ports.http}`)
        .replace('bind :443', `bind :${ports.https}`)
        .replace(/^\tserver two.+\n/gm, '')
        .replace('10.0.0.11:3001', `127.0.0.1:${ports.one}`)
        .replace('10.0.0.11:3002', `127.0.0.1:${ports.two}`);
    return [programs.haproxy, ['-db', '-f', writeHaproxy(folder, certificate, change)]];
  },
};
