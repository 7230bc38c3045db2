import { besideForm } from '../kit/beside-form.js';
import { styleSheet } from '../kit/style-sheet.js';

export default styleSheet('StatusRoute', {
  // Most that come from their bank have paid: the footer stands where it will stand below the slip of the order.
  room: {
    minHeight: '55rem',
    ...besideForm({
      minHeight: '32.75rem',
    }),
  },
});
