import { acceptedSchemes, markAddress } from '../../../kit/mark-sheet.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

const accepted = acceptedSchemes
  .map((scheme, place) => `url(${markAddress(scheme)}) ${place * 29}px 0 / 25px 17px no-repeat`)
  .join();

export default styleSheet('SchemeLogo', {
  logos: {
    display: 'flex',
    gap: token.space[2],
    alignItems: 'center',
    justifyContent: 'end',
    // Room for both logos, so that nothing moves when the card look-up adds the second.
    minWidth: '121px',
    paddingInlineEnd: token.space[3],
    // In a narrow field the number needs the room.
    '@container (max-width: 22rem)': {
      minWidth: '52px',
    },
    // Before a card is recognised: room for the schemes that are accepted.
    '&:empty': {
      minWidth: '95px',
      height: '17px',
      '@container (max-width: 18rem)': {
        display: 'none',
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
