/**
 * In place of tslib, of which rxjs takes what it reads async iterables and streams by. No source of the page is one of
 * those: it would fail with this error.
 */
function refused() {
  throw new TypeError('The page reads no async iterable');
}

export { refused as __asyncGenerator, refused as __asyncValues, refused as __await, refused as __awaiter };
