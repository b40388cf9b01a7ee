// Makes one package of everything a server needs, to be installed without this repository:
//
//   npm run pack                      writes sietch-<version>.tgz into ./out
//   npm install --global out/sietch-0.1.0.tgz && sietch serve
//
// Our own packages are bundled, with the client; what they need of the registry is asked for in exact versions.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = `${root}out`;
const stage = `${out}/stage`;
const PACKAGES = ['kernel', 'imperium', 'arrakis', 'games', 'bots', 'protocol', 'desk', 'server', 'cli'];

const readJson = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

for (const built of ['packages/cli/dist/main.js', 'packages/web/dist/index.html'])
  if (!existsSync(`${root}${built}`)) throw new Error(`${built} is missing: run \`npm run build\` first.`);

rmSync(stage, { recursive: true, force: true });
const dependencies = {};
for (const name of PACKAGES) {
  const manifest = readJson(`packages/${name}/package.json`);
  for (const [needed, version] of Object.entries(manifest.dependencies ?? {}))
    if (!needed.startsWith('@sietch/')) dependencies[needed] = version;
  const place = `${stage}/node_modules/@sietch/${name}`;
  mkdirSync(place, { recursive: true });
  // Bundled packages ask for nothing by themselves: all of it is asked for once, above them.
  const { dependencies: _, devDependencies: __, ...bundled } = manifest;
  writeFileSync(`${place}/package.json`, `${JSON.stringify(bundled, undefined, 2)}\n`);
  cpSync(`${root}packages/${name}/dist`, `${place}/dist`, {
    recursive: true,
    filter: (path) => !/\.(d\.ts|map)$/.test(path) && !/\.test\.js$/.test(path),
  });
}
cpSync(`${root}packages/cli/bin`, `${stage}/node_modules/@sietch/cli/bin`, { recursive: true });
const web = `${stage}/node_modules/@sietch/web`;
mkdirSync(web, { recursive: true });
writeFileSync(`${web}/package.json`, `${JSON.stringify({ name: '@sietch/web', version: '0.1.0' })}\n`);
cpSync(`${root}packages/web/dist`, `${web}/dist`, { recursive: true });

const { version } = readJson('packages/cli/package.json');
const { description, license, engines } = readJson('package.json');
const manifest = {
  name: 'sietch',
  version,
  description,
  license,
  type: 'module',
  engines,
  bin: { sietch: 'bin/sietch.js' },
  files: ['bin', 'LICENSE', 'README.md'],
  dependencies: {
    ...dependencies,
    ...Object.fromEntries([...PACKAGES, 'web'].map((name) => [`@sietch/${name}`, '*'])),
  },
  bundleDependencies: [...PACKAGES, 'web'].map((name) => `@sietch/${name}`),
};
writeFileSync(`${stage}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
mkdirSync(`${stage}/bin`, { recursive: true });
writeFileSync(
  `${stage}/bin/sietch.js`,
  "#!/usr/bin/env node\nimport '../node_modules/@sietch/cli/bin/sietch.js';\n",
  { mode: 0o755 },
);
for (const file of ['LICENSE', 'README.md']) cpSync(`${root}${file}`, `${stage}/${file}`);
execFileSync('npm', ['pack', '--pack-destination', out, '--silent'], {
  cwd: stage,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
rmSync(stage, { recursive: true });
console.log(`${out}/sietch-${version}.tgz`);
