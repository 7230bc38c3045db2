import button from './Button.styles.js';
import { classNames } from './class-names.js';
import styles from './VendorDialog.styles.js';

/** The classes of a dialog that an adapter builds around a vendor's document, and of the button that leaves it. */
export const vendorDialogClasses = {
  dialog: styles.dialog,
  bar: styles.bar,
  leave: classNames(button.button, button.outline),
  frame: styles.frame,
};
