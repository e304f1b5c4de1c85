import path from 'node:path';

/** Everything the launcher keeps, below one folder of the data folder. */
export type Paths = {
  dataDir: string;
  home: string;
  cluster: string;
  password: string;
  log: string;
  lock: string;
  users: string;
};

export function pathsIn(dataDir: string): Paths {
  const home = path.join(dataDir, 'postgres');
  const cluster = path.join(home, 'cluster');
  return {
    dataDir,
    home,
    cluster,
    password: path.join(cluster, 'app.password'),
    log: path.join(home, 'server.log'),
    lock: path.join(home, 'launch.lock'),
    users: path.join(home, 'users'),
  };
}
