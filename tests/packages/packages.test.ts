import { pack } from './installed.js';
import { describeLibrary } from './library.js';

beforeAll(pack, 150_000);

describe('the package vezne', describeLibrary);
