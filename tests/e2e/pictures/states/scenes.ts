/** Every scene there is. */
import './card-form.states.js';
import './closed-links.states.js';
import './deadline.states.js';
import './extremes.states.js';
import './framed.states.js';
import './installments.states.js';
import './links.states.js';
import './looks.states.js';
import './methods.states.js';
import './outcomes.states.js';
import './page.states.js';
import './qr.states.js';
import './sale-texts.states.js';
import './saved-cards.states.js';
import './sending.states.js';
import './sites.states.js';
import './transfer.states.js';
import './verification.states.js';

export { sceneRows } from './scene.js';
