import { styleSheet } from '../../kit/style-sheet.js';

export default styleSheet('NoticeTime', {
  // As large as the words that come.
  room: {
    visibility: 'hidden',
  },
});
