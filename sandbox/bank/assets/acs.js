// The result goes back without a click; the button stays for browsers that hold it up.
document.querySelector('form[data-send-at-once]')?.requestSubmit();

// By script, not by the autofocus attribute: browsers refuse that one, with an error in the console, in a frame of another site.
document.querySelector('#code')?.focus({ preventScroll: true });

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Asks the device, by the kind of the form; each gives the fields of the answer. */
const ceremonies = {
  async get({ question }) {
    const publicKey = { challenge: bytes(question), userVerification: 'required', timeout: 60_000 };
    const { id, response } = await navigator.credentials.get({ publicKey });
    const { clientDataJSON, authenticatorData, signature } = response;
    return {
      credentialId: id,
      clientData: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    };
  },
  async create({ questionPath, bank, customer, customerId, algorithms }) {
    const question = await fetch(questionPath);
    // Asked for another question, the device would replace a passkey in vain.
    if (!question.ok) throw new Error('There is no question');
    const publicKey = {
      challenge: bytes(await question.text()),
      rp: { name: bank },
      user: { id: bytes(customerId), name: customer, displayName: customer },
      pubKeyCredParams: algorithms.split(' ').map((alg) => ({ type: 'public-key', alg: Number(alg) })),
      // The bank's page names no passkey when it asks for one, so the device has to find it by itself.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 60_000,
    };
    const { id, response } = await navigator.credentials.create({ publicKey });
    return {
      credentialId: id,
      clientData: text(response.clientDataJSON),
      authenticatorData: text(response.getAuthenticatorData()),
      publicKey: text(response.getPublicKey()),
    };
  },
};

const form = document.querySelector('form[data-passkey]');
let phase = 'idle';
form?.addEventListener('submit', async (event) => {
  const { submitter } = event;
  if (submitter?.value !== 'passkey' || phase === 'answered') return;
  event.preventDefault();
  if (phase === 'asking') return;
  phase = 'asking';
  try {
    const fields = await ceremonies[form.dataset.passkey](form.dataset);
    for (const [name, value] of Object.entries(fields)) form.elements.namedItem(name).value = value;
  } catch {
    // Refused by the device, the shopper or the policy of the page around this one (NotAllowedError): without an answer
    // in its fields the form leads to the code.
  }
  phase = 'answered';
  form.requestSubmit(submitter);
});
// A page that comes back from the browser's memory asks anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) phase = 'idle';
});
