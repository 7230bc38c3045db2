// This script adds what the store's pages do beyond plain HTML. Without scripts everything still works, but for copying and searching.

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

/** Shows the rows that have each word that is typed, and the groups that have such rows. */
function offerSearch(form) {
  const field = form.querySelector('input');
  const said = form.querySelector('[role="status"]');
  const rows = [...document.querySelectorAll(form.dataset.search)].map((row) => ({
    row,
    text: plain(row.textContent),
  }));
  const show = () => {
    const words = plain(field.value).split(' ').filter(Boolean);
    const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    for (const each of rows) each.row.hidden = !found.includes(each);
    for (const group of document.querySelectorAll('.group')) {
      const empty = group.querySelector(`${form.dataset.search}:not([hidden])`) === null;
      group.hidden = empty;
      if (isPhone.matches) group.open = words.length > 0;
      document.querySelector(`a[href="#${group.querySelector('h2').id}"]`).parentElement.hidden = empty;
    }
    if (words.length === 0) said.textContent = '';
    else said.textContent = found.length === 0 ? said.dataset.none : `${said.dataset.found} ${found.length}`;
  };
  form.hidden = false;
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser that comes back fills the field by itself.
  if (field.value !== '') show();
}

const isPhone = matchMedia('(max-width: 39.99rem)');

/** On a phone each group of scenarios, and the card of one beside its frame, is folded until it is asked for; on a wider screen all are open. */
function foldGroups(groups) {
  const fold = () => {
    for (const group of groups) group.open = !isPhone.matches;
  };
  const openNamed = () => {
    const group = document.getElementById(location.hash.slice(1))?.closest('.group');
    if (group) group.open = true;
  };
  fold();
  document.documentElement.dataset.folded = '';
  openNamed();
  isPhone.addEventListener('change', fold);
  addEventListener('hashchange', openNamed);
}

/** Without case, accents and the spaces in a card number: “odeme” finds “Ödeme”, “43550843” finds “4355 0843”. */
function plain(text) {
  const letters = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  return letters.replace(/\s+/g, ' ').replace(/(?<=\d) (?=\d)/g, '');
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

/** The pictures of a look follow what is typed, and so do the words that say what the page changes of it. */
function showLook(fields) {
  const said = fields.querySelector('[role="status"]');
  let last = 0;
  const show = async () => {
    const [accent, radius] = ['accent', 'radius'].map((name) => fields.querySelector(`[name="${name}"]`).value);
    const query = new URLSearchParams({ accent, radius });
    last += 1;
    const asked = last;
    const words = await fetch(`${fields.dataset.look}?${query}`).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    if (asked !== last) return;
    said.textContent = words;
    for (const image of fields.querySelectorAll('img'))
      image.src = `${fields.dataset.look}/${image.dataset.theme}.svg?${query}`;
  };
  fields.addEventListener('input', show);
}

const room = document.querySelector('.nav [aria-current]');
if (room !== null) showRoom(room);
foldGroups(document.querySelectorAll('details.group, .helper details:has(dl)'));
const payment = document.querySelector('#payment');
if (payment !== null) showPayment(payment);
if (navigator.clipboard !== undefined) for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button);
const search = document.querySelector('[data-search]');
if (search !== null) offerSearch(search);
const look = document.querySelector('[data-look]');
if (look !== null) showLook(look);
const watched = document.querySelector('[data-watch]');
if (watched !== null) watchOrder(watched.dataset.watch, 60);
