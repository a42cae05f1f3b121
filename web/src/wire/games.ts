// Made by `make types` from the Python types: change those.

export interface Games {
  readonly "missions": {
    readonly Options: import("./missions").Options;
    readonly Move: import("./missions").Move;
    readonly Event: import("./missions").Event;
    readonly View: import("./missions").View;
    readonly Signal: import("./missions").Signal;
  };
  readonly "midas": {
    readonly Options: import("./midas").Options;
    readonly Move: import("./midas").Move;
    readonly Event: import("./midas").Event;
    readonly View: import("./midas").View;
    readonly Signal: import("./midas").Signal;
  };
  readonly "midas-companion": {
    readonly Options: import("./midas-companion").Options;
    readonly Move: import("./midas-companion").Move;
    readonly Event: import("./midas-companion").Event;
    readonly View: import("./midas-companion").View;
    readonly Signal: import("./midas-companion").Signal;
  };
  readonly "babet": {
    readonly Options: import("./babet").Options;
    readonly Move: import("./babet").Move;
    readonly Event: import("./babet").Event;
    readonly View: import("./babet").View;
    readonly Signal: import("./babet").Signal;
  };
  readonly "babet-solo": {
    readonly Options: import("./babet-solo").Options;
    readonly Move: import("./babet-solo").Move;
    readonly Event: import("./babet-solo").Event;
    readonly View: import("./babet-solo").View;
    readonly Signal: import("./babet-solo").Signal;
  };
  readonly "medium": {
    readonly Options: import("./medium").Options;
    readonly Move: import("./medium").Move;
    readonly Event: import("./medium").Event;
    readonly View: import("./medium").View;
    readonly Signal: import("./medium").Signal;
  };
  readonly "mysterium": {
    readonly Options: import("./mysterium").Options;
    readonly Move: import("./mysterium").Move;
    readonly Event: import("./mysterium").Event;
    readonly View: import("./mysterium").View;
    readonly Signal: import("./mysterium").Signal;
  };
}
