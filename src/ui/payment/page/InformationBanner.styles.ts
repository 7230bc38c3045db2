import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('InformationBanner', {
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[1],
    minHeight: token.control.md,
  },
});
