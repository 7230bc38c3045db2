/**
 * In place of what rxjs reads some sources by, none of which the page has: async iterables and streams, and sources that
 * are given a scheduler. Such a source would fail with an error.
 */
function refused() {
  throw new TypeError('The page has no such source');
}

const isOne = () => false;

export {
  isOne as isAsyncIterable,
  isOne as isReadableStreamLike,
  refused as __asyncGenerator,
  refused as __asyncValues,
  refused as __await,
  refused as __awaiter,
  refused as readableStreamLikeToAsyncGenerator,
  refused as scheduled,
};
