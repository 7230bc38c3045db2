// What the store's pages do beyond plain HTML. Without this file everything still works, but for copying.

const frameMax = 20_000;

/** Reads the height a provider's message asks for, in px. */
function heightOf(data) {
  if (typeof data !== 'object' || data === null || data.message !== 'shrink_iframe' || data.type !== 'setHeight')
    return;
  const [, digits] = /^(\d{1,5})px$/.exec(String(data.value)) ?? [];
  return digits === undefined ? undefined : Math.min(Number(digits), frameMax);
}

/** The frame is as high as its content, and only the frame's own page may say how high that is. */
function watchFrame(frame) {
  const provider = new URL(frame.src).origin;
  const expired = document.querySelector('#expired');
  // The bank's page begins at its top, also for a shopper who had scrolled down to the pay button.
  frame.addEventListener('load', () => {
    if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
  addEventListener('message', (event) => {
    if (event.origin !== provider || event.source !== frame.contentWindow) return;
    if (event.data === 'expired' && expired !== null) {
      expired.hidden = false;
      return;
    }
    const height = heightOf(event.data);
    if (height === undefined) return;
    frame.dataset.sized = '';
    frame.style.height = `${height}px`;
  });
}

function offerCopy(button) {
  const label = button.textContent;
  const name = button.getAttribute('aria-label');
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.done;
    button.setAttribute('aria-label', button.dataset.done);
    announce(button.dataset.done);
    setTimeout(() => {
      button.textContent = label;
      button.setAttribute('aria-label', name);
    }, 1600);
  });
}

function announce(words) {
  const region = document.querySelector('#announcer');
  if (region === null) return;
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = words;
  });
}

/** Asks for the order's state until the notification has come, then shows the page anew. */
async function watchOrder(address, triesLeft) {
  const answer = await fetch(address).then(
    (response) => response.json(),
    () => ({ state: 'waiting' }),
  );
  if (answer.state !== 'waiting') location.reload();
  else if (triesLeft > 0) setTimeout(watchOrder, 1500, address, triesLeft - 1);
}

/** Where the menu is one line that scrolls, the link of the current page is scrolled into view. */
function showRoom(link) {
  const menu = link.parentElement;
  menu.scrollLeft = link.offsetLeft - (menu.clientWidth - link.offsetWidth) / 2;
}

const room = document.querySelector('.nav [aria-current]');
if (room !== null) showRoom(room);
const frame = document.querySelector('#pay-frame');
if (frame !== null) watchFrame(frame);
if (navigator.clipboard !== undefined) for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button);
const watched = document.querySelector('[data-watch]');
if (watched !== null) watchOrder(watched.dataset.watch, 60);
