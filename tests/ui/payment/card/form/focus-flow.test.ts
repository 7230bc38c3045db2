import { type Entry, movesOn } from '../../../../../src/ui/payment/card/form/CardTextField.js';

const typedToTheEnd: Entry = {
  inputType: 'insertText',
  data: '8',
  caretAtEnd: true,
  complete: true,
  cameBack: false,
};

describe('movesOn', () => {
  it('CN-17 moves after typing at the end of a field that became complete', () => {
    expect(movesOn(typedToTheEnd)).toBe(true);
  });

  it.each<[string, Partial<Entry>]>([
    ['the field is not complete', { complete: false }],
    ['the caret is in the middle', { caretAtEnd: false }],
    ['the shopper went back to the field', { cameBack: true }],
    ['autofill wrote it', { inputType: undefined }],
    ['autofill replaced it', { inputType: 'insertReplacementText' }],
    ['the mask rewrote what autofill brought', { data: null }],
    ['it was pasted', { inputType: 'insertFromPaste', data: null }],
    ['something was deleted', { inputType: 'deleteContentBackward', data: null }],
    ['something was undone', { inputType: 'historyUndo', data: null }],
  ])('CN-17 stays when %s', (_why, different) => {
    expect(movesOn({ ...typedToTheEnd, ...different })).toBe(false);
  });
});
