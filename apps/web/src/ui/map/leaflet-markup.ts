// While it loads, Leaflet asks the browser by this what it can draw. No other text becomes markup on our pages.
export const probe = '<svg/>';

window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text !== probe) throw new TypeError('No markup is made from text');
    return text;
  },
});
