// The result goes back without a click; the button stays for browsers that hold it up.
document.querySelector('form[data-send-at-once]')?.requestSubmit();

// By script, not by the autofocus attribute: browsers refuse that one, with an error in the console, in a frame of another site.
document.querySelector('#code')?.focus({ preventScroll: true });
