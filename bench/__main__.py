"""All our figures, beside our peers'. ``make bench`` builds and installs what they need."""

from bench import rules, store

if __name__ == "__main__":
    rules.main()
    store.main()
