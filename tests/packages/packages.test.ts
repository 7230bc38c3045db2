import { pack } from './installed.js';
import { describeLibrary } from './library.js';
import { describeSandbox } from './sandbox.js';
import { describeTogether } from './together.js';

beforeAll(pack, 150_000);

describe('the package vezne', describeLibrary);

describe('the package vezne-sandbox', describeSandbox);

describe('both packages in the CI of a merchant', describeTogether);
