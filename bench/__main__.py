"""All our figures, beside our peers'. ``make bench`` builds and installs what they need."""

from bench import environments, load, memory, oracles, rules, store

if __name__ == "__main__":
    rules.main()
    environments.main()
    store.main()
    load.main()
    oracles.main()
    memory.main()
