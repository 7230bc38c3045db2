/** A style sheet under test: every class is called what the component calls it (`styles.card` is `card`). */
export default new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? name : undefined) });
