/** The script of Braintree's stand-in: says that its field is ready, by the same messages as the real one. */
import Framebus from 'framebus';

const [channel] = location.hash.slice(1).split('&');
const field = window.name.replace('braintree-hosted-field-', '');
const bus = new Framebus({ channel, origin: '*', targetFrames: [window.parent] });
bus.emit('hosted-fields:FRAME_READY', { field }, () => {});
