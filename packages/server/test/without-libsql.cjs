// Required before a server, this makes the machine one that libsql has no binary for.
const Module = require('node:module');

const load = Module._load;
Module._load = (request, ...rest) => {
  if (request === 'libsql') throw new Error('No binary of libsql.');
  return load(request, ...rest);
};
