import { media, onPaper } from '../kit/media.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('SaleTexts', {
  // A contract is read in longer lines than a question.
  dialog: {
    'dialog&': {
      width: `min(40rem, calc(100vw - 2 * min(${token.space[4]}, 4vw)))`,
      [media.phone]: {
        width: '100%',
      },
    },
    // Printing gives the open text alone and all of it, whatever else the page would print (PP-19).
    '@media print': {
      'html body:has(&) *': {
        visibility: 'hidden',
      },
      'html body &, html body & *': onPaper,
      'html body dialog&': {
        position: 'absolute',
        inset: '0 auto auto 0',
        width: '100%',
        maxWidth: '100%',
        maxHeight: 'none',
        margin: 0,
        border: 'none',
        boxShadow: 'none',
        overflow: 'visible',
      },
      'html body & button': {
        display: 'none',
      },
      '&::backdrop': {
        display: 'none',
      },
    },
  },
  version: {
    fontSize: token.text.sm,
  },
  // The text scrolls by itself, so that the button which closes it stays in view.
  text: {
    maxHeight: '46dvh',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    background: token.color.sunken,
    color: token.color.ink,
    fontSize: token.text.sm,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    // A blank at the end of a line hangs over the edge of the line, within this.
    '& > *': {
      padding: token.space[3],
    },
    '@media print': {
      maxHeight: 'none',
      overflow: 'visible',
    },
  },
});
