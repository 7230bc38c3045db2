import { pack } from './installed.js';
import { describeLibrary } from './library.js';
import { describeSandbox } from './sandbox.js';

beforeAll(pack, 150_000);

describe('the package vezne', describeLibrary);

describe('the package vezne-sandbox', describeSandbox);
