// Class names are their own names, so that tests can speak of them.
module.exports = new Proxy({}, { get: (_, key) => (key === "__esModule" ? true : key) });
