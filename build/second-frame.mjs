/**
 * What of a shell comes with the second frame. The first one shows it down to its field: laying out all that follows takes
 * a slow phone another 50 ms, and whether the browser stops reading the HTML in between is a matter of chance.
 *
 * What follows the field stands where it belongs and is not displayed until the document has `data-painted`
 * (`src/ui/kit/page.styles.ts`). The browser's own list in the bar (`src/ui/kit/Select.tsx`), the first one of a page, takes
 * it some 7 ms already when it is read: it stands behind the shell, and `src/boot/body.ts` puts it in. Where the page is in
 * another language than the shell it is put in before that, since the words are counted in the whole shell.
 */

/** Where the list is until then; the script has the same word. */
const lateListId = 'list';

/** A shell without its list, and the list. Throws where there is not exactly one whose place the script would find. */
export function withoutList(html) {
  const [before, list, after, ...others] = html.split(/(?<=<span [^>]*data-list="">)(<select .*?<\/select>)/);
  if (after === undefined || others.length > 0) throw new Error('A shell has one list in its bar');
  return { shell: before + after, list: `<template id="${lateListId}">${list}</template>` };
}

/**
 * A shell in which what follows the field has `data-second`: the elements behind it, and those behind each that it stands
 * in; but no `span`, since in these shells that stands in the field's own box and takes its room there. Of what React has
 * rendered, which closes every tag. Throws where there is no such field.
 */
export function markBehind(html, field) {
  let depth = 0;
  /** How deep the elements begin that follow the field. */
  let level = -1;
  const marked = html.replace(/<!--.*?-->|<[^>]+>/gs, (tag) => {
    if (tag.startsWith('<!')) return tag;
    if (tag.startsWith('</')) {
      depth -= 1;
      level = Math.min(level, depth);
      return tag;
    }
    const follows = depth <= level && !tag.startsWith('<span');
    if (tag.includes(` id="${field}"`)) level = depth;
    if (!tag.endsWith('/>')) depth += 1;
    return follows ? tag.replace(/^<[^\s/>]+/, '$& data-second') : tag;
  });
  if (level === -1) throw new Error(`The shell has no field ${field}`);
  return marked;
}
