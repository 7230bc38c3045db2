// What the store's pages do beyond plain HTML. Without scripts everything still works, but for copying.

/** The payment in its frame. The provider's script follows its height, and scrolls to what the page has to say. */
function showPayment(place) {
  const { address, title } = place.dataset;
  const expired = document.querySelector('#expired');
  const onExpired = () => {
    expired.hidden = false;
    expired.scrollIntoView({ block: 'center' });
  };
  const { frame } = window.Vezne.embed(place, { address, title, onExpired });
  frame.id = 'pay-frame';
  frame.className = 'pay-frame';
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
const payment = document.querySelector('#payment');
if (payment !== null) showPayment(payment);
if (navigator.clipboard !== undefined) for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button);
const watched = document.querySelector('[data-watch]');
if (watched !== null) watchOrder(watched.dataset.watch, 60);
