// Each class name maps to itself, so that tests can refer to it.
module.exports = new Proxy({}, { get: (_, key) => (key === "__esModule" ? true : key) });
