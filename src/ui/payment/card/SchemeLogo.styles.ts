import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('SchemeLogo', {
  logos: {
    display: 'flex',
    gap: token.space[2],
    alignItems: 'center',
    justifyContent: 'end',
    // Room for both logos, so that nothing moves when the card look-up adds the second.
    minWidth: `calc(96px + ${token.space[2]} + ${token.space[3]})`,
    paddingInlineEnd: token.space[3],
    // In a narrow field the number needs the room.
    '@container (max-width: 22rem)': {
      minWidth: `calc(40px + ${token.space[3]})`,
    },
  },
  brand: {
    '@container (max-width: 22rem)': {
      display: 'none',
    },
  },
});
