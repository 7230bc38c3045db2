import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

const accepted = ['visa', 'mastercard', 'troy', 'amex']
  .map((scheme, place) => `url(/oos-assets/logo/card-schemas/${scheme}.svg) ${place * 29}px 0 / 25px 17px no-repeat`)
  .join();

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
    // Before a card is recognised: room for the schemes that are accepted.
    '&:empty': {
      flex: 'none',
      width: `calc(112px + ${token.space[3]})`,
      height: '17px',
      '@container (max-width: 18rem)': {
        width: 0,
        minWidth: 0,
        padding: 0,
      },
    },
  },
  accepting: {
    '&:empty': {
      background: accepted,
      opacity: 0.6,
    },
  },
  brand: {
    '@container (max-width: 22rem)': {
      display: 'none',
    },
  },
});
