import { hinted, notHinted } from '../../../../domain/payment/shell-hints.js';
import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('CardBoxes', {
  boxes: {
    ...oneColumn,
    gap: token.space[1],
  },
  storeCardUnloaded: {
    // A server that has the payment sets attributes of the root element, so that nothing moves when the data arrives:
    // most merchants offer to store the card, and few let the shopper pay without 3-D Secure.
    [`${hinted('noStoreCard')} &` as const]: {
      display: 'none',
    },
  },
  use3dUnloaded: {
    [`${notHinted('non3d')} &` as const]: {
      display: 'none',
    },
  },
});
