import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from './configuration.js';
import { sandboxContainer } from './container.js';
import { FolderInUse } from './database/folder-lock.js';
import { describeError } from './process/describe-error.js';
import { WrongMarksKey } from './provider/database/secrets.js';
import { startSandbox } from './start-sandbox.js';

try {
  const configuration = readConfiguration(process.env, process.argv.slice(2));
  const sandbox = await startSandbox(sandboxContainer(configuration));
  if (!existsSync(join(configuration.pageFolder, 'manifest.json'))) {
    console.log('The payment page is not built yet. Run: npm run build');
  }
  console.log(`Demo store  ${sandbox.urls.store}`);
  console.log(`Provider    ${sandbox.urls.provider}`);
  console.log(`3-D Secure  ${sandbox.urls.acs}`);
  console.log(`Wallets     ${sandbox.urls.wallets}`);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof FolderInUse || error instanceof WrongMarksKey ? error.message : describeError(error));
  process.exitCode = 1;
}
