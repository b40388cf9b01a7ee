// Installs exactly what the lock file says, where nothing is installed or the lock has changed since, so that
// `npm test` and `npm start` work on a fresh clone and after an update. Both build next, so nothing is built here.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const changedAt = (path) => statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing what is missing …');
  execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: root, stdio: 'inherit' });
}
