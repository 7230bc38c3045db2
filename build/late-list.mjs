/**
 * The browser's own list in the bar of a shell (`src/ui/kit/Select.tsx`) stands behind the shell, and `src/boot/body.ts`
 * puts it in when the fields are painted: the first one of a page takes the browser some 7 ms (of 160 to the first frame,
 * on the main thread), which they would wait for. Where the page is in another language than the shell it is put in before
 * that, since the words are counted in the whole shell.
 */

/** Where the list is until then; the script has the same word. */
const lateListId = 'list';

/** A shell without its list, and the list. Throws where there is not exactly one whose place the script would find. */
export function withoutList(html) {
  const [before, list, after, ...others] = html.split(/(?<=<span [^>]*data-list="">)(<select .*?<\/select>)/);
  if (after === undefined || others.length > 0) throw new Error('A shell has one list in its bar');
  return { shell: before + after, list: `<template id="${lateListId}">${list}</template>` };
}
