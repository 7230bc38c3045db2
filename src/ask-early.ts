/*
 * The first import of main.tsx: what a slow phone needs half a second to evaluate, React above all, comes after it. So the
 * words and the data travel meanwhile, where the document has not asked for them yet.
 */
window.vezneAsk?.();
