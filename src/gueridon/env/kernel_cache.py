"""What was compiled around a kernel is kept on disk, so that only the first process waits for the compiler.

Numba would ask for nothing but the file of a function whether it is still the same, and cannot name the functions of a
kernel that ours are compiled around. So whatever is kept is named by all sources that it may have been made from.
"""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from numba import config
from numba.core.caching import FunctionCache, IndexDataCacheFile

from gueridon.env import kernel_loops, kernel_masks, kernel_rows
from gueridon.env.kernel_loops import Loops, loops_of

THE_ONLY_ONE = "compiled"  # of its file


class KeptBySources(FunctionCache):  # type: ignore[misc]  # Numba has no types of it
    """In the folder that ``NUMBA_CACHE_DIR`` names, whichever copy of the sources is run; or else where Numba has it,
    beside the sources or with the user's.

    Each in a file of its own. In those of Numba several are numbered, and two processes may give one number to both.
    """

    def __init__(self, function: Callable[..., Any], sources: str) -> None:
        super().__init__(function)
        self.sources = sources
        self.folder = Path(config.CACHE_DIR or self.cache_path)

    def file_of(self, signature: Any, codegen: Any) -> IndexDataCacheFile:
        key = sha256(repr((signature, codegen.magic_tuple(), self.sources)).encode()).hexdigest()
        return IndexDataCacheFile(self.folder, f"{self._impl.filename_base}.{key[:16]}", self.sources)

    def _load_overload(self, signature: Any, target: Any) -> Any:
        kept = self.file_of(signature, target.codegen()).load(THE_ONLY_ONE)
        return None if kept is None else self._impl.rebuild(target, kept)

    def _save_overload(self, signature: Any, made: Any) -> None:
        if self._impl.check_cachable(made):
            self.folder.mkdir(parents=True, exist_ok=True)
            self.file_of(signature, made.codegen).save(THE_ONLY_ONE, self._impl.reduce(made))


def kept_loops(module: str) -> Loops:
    """Those around the kernel of this module: read where they are kept, else compiled when each is first called."""
    loops = loops_of(import_module(module).KERNEL)
    sources = digest_of_sources(module)
    with suppress(RuntimeError):  # there is no folder to write to
        for loop in loops:
            keep(loop, sources)
    return loops


def keep(loop: Any, sources: str) -> None:
    """``loop`` is a dispatcher of Numba's."""
    loop._cache = KeptBySources(loop.py_func, sources)


def digest_of_sources(module: str) -> str:
    """Of the package that this kernel lies in, of the core, and of what is compiled around it."""
    digest = sha256(module.encode())
    packages = (module.rpartition(".")[0], "gueridon.core")
    files = [path for package in packages for path in sources_of(package)]
    around = [Path(path) for path in (kernel_loops.__file__, kernel_masks.__file__, kernel_rows.__file__)]
    for path in (*files, *around):
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources_of(package: str) -> list[Path]:
    return sorted(Path(import_module(package).__path__[0]).rglob("*.py"))
